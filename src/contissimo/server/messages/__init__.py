"""Every message of the socket as a type: inbound from clients, outbound to them."""

"""Connections: the HTTP front, WebSocket frames, from the handshake to the end."""

// REST for classes: opening, joining, and what a teacher decides. What is live comes over the socket (`reading.svelte.ts`).
import { json } from "../lib/api.ts"
import type {
  Accepted,
  ActivityMade,
  ClassChanges,
  ClassMade,
  ClassPreset,
  Joined,
  Joining,
  NewActivity,
  NewSeating,
  OwnClass,
  PupilChange,
  RoundChange,
  SetMade,
  SetTasks,
  SnapshotChanges,
  SnapshotMade,
  StoredRows,
  TaskVerdict,
} from "../lib/wire.ts"

const at = (id: string) => `/classes/${id}`

export const classes = {
  presets: () => json<ClassPreset[]>("GET", "/classes/presets"),
  mine: () => json<OwnClass[]>("GET", "/classes"),
  open: (lang: string) => json<ClassMade>("POST", "/classes", { lang }),
  recover: (code: string, words: string[]) => json<OwnClass>("POST", "/classes/recover", { code, words }),
  join: (id: string, joining: Joining) => json<Joined>("POST", `${at(id)}/join`, joining),

  change: (id: string, changes: ClassChanges) => json<Accepted>("PUT", at(id), changes),
  erase: (id: string) => json<Accepted>("DELETE", at(id)),
  pause: (id: string, on: boolean) => json<Accepted>("POST", `${at(id)}/pause`, { on }),
  pupil: (id: string, number: number, change: PupilChange["do"]) => json<Accepted>("POST", `${at(id)}/pupils/${number}`, { do: change }),
  begin: (id: string, activity: NewActivity) => json<ActivityMade>("POST", `${at(id)}/activities`, activity),
  round: (id: string, change: RoundChange["do"]) => json<Accepted>("POST", `${at(id)}/rounds`, { do: change }),
  end: (id: string) => json<Accepted>("POST", `${at(id)}/end`),
  close: (id: string) => json<Accepted>("POST", `${at(id)}/close`),
  reopen: (id: string) => json<Accepted>("POST", `${at(id)}/open`),
  seat: (id: string, seating: NewSeating) => json<Accepted>("POST", `${at(id)}/tables`, seating),
  collect: (id: string, pupil: number) => json<SnapshotMade>("POST", `${at(id)}/snapshots`, { pupil }),
  arrange: (id: string, changes: SnapshotChanges) => json<Accepted>("PUT", `${at(id)}/snapshots`, changes),
  stored: (id: string) => json<StoredRows>("GET", `${at(id)}/stored`),
  makeSet: (id: string, tasks: number) => json<SetMade>("POST", `${at(id)}/sets`, { tasks }),
  tasks: (id: string, set: number) => json<SetTasks>("GET", `${at(id)}/sets/${set}`),
  answer: (id: string, set: number, task: number, said: number) => json<TaskVerdict>("POST", `${at(id)}/sets/${set}`, { task, said }),
}

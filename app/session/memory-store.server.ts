import { LRUCache } from "lru-cache";
import type { Database } from "~db/connection.server";

export interface MemorySession {
  staffId: number;
  /** Password at the login: a change ends the session. */
  passwordHash: string;
  created_at: string;
  last_seen_at: string;
  remember: number;
  browser: string;
  network: string;
  proved_at: string | null;
}

interface MemoryForm {
  staff_id: number;
  path: string;
  fields: string;
}

/** Data that a full disk could not take, bounded: staff can log in and make space. */
export interface MemoryStore {
  sessions: LRUCache<string, MemorySession>;
  /** Hashed IDs of ended sessions that are still in the database. */
  endedSessions: LRUCache<string, true>;
  proofs: LRUCache<string, string>;
  timeSteps: LRUCache<number, number>;
  /** Time of use by hashed recovery code. */
  usedCodes: LRUCache<string, string>;
  /** By form ID; a form has at most about 100 KB. */
  savedDrafts: LRUCache<string, MemoryForm>;
}

const stores = new WeakMap<Database, MemoryStore>();

export function getMemoryStore(db: Database): MemoryStore {
  let store = stores.get(db);
  if (!store) {
    store = {
      sessions: new LRUCache({ max: 500 }),
      endedSessions: new LRUCache({ max: 10_000 }),
      proofs: new LRUCache({ max: 500 }),
      timeSteps: new LRUCache({ max: 500 }),
      usedCodes: new LRUCache({ max: 500 }),
      savedDrafts: new LRUCache({ max: 100 }),
    };
    stores.set(db, store);
  }
  return store;
}

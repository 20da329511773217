import { LRUCache } from "lru-cache";
import type { Database } from "~db/connection.server";

/** A session that could not be stored. */
export interface MemorySession {
  staffId: number;
  /** The password it was started with: another one ends it. */
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

/**
 * What the database could not take, on a full disk say, kept in this process until it ends: so staff can log in and make
 * room, and lose nothing typed. All of it is bounded.
 */
export interface MemoryStore {
  /** By the hash of the session's id. */
  sessions: LRUCache<string, MemorySession>;
  /** Hashes of the ids of sessions that ended and are still in the database. */
  endedSessions: LRUCache<string, true>;
  /** By the hash of the session's id: when its person last proved who they are. */
  proofs: LRUCache<string, string>;
  /** By the person's number: the time step of the last code from their phone. */
  timeSteps: LRUCache<number, number>;
  /** By the hash of a recovery code: when it was used. */
  usedCodes: LRUCache<string, string>;
  /** By their id; a form has at most some 100 KB. */
  parkedForms: LRUCache<string, MemoryForm>;
}

const stores = new WeakMap<Database, MemoryStore>();

/** The store of the process that has opened `db`. */
export function memoryStoreOf(db: Database): MemoryStore {
  let store = stores.get(db);
  if (!store) {
    store = {
      sessions: new LRUCache({ max: 500 }),
      endedSessions: new LRUCache({ max: 10_000 }),
      proofs: new LRUCache({ max: 500 }),
      timeSteps: new LRUCache({ max: 500 }),
      usedCodes: new LRUCache({ max: 500 }),
      parkedForms: new LRUCache({ max: 100 }),
    };
    stores.set(db, store);
  }
  return store;
}

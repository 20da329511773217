/** Returns a function that works with one object store of the browser's database. Rejects without storage or room. */
export function browserStore(database: string, name: string, options?: IDBObjectStoreParameters) {
  return async <Result>(work: (store: IDBObjectStore) => IDBRequest): Promise<Result> => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name, options);
    const opened = await settle<IDBDatabase>(opening);
    try {
      return await settle<Result>(work(opened.transaction(name, "readwrite").objectStore(name)));
    } finally {
      opened.close();
    }
  };
}

const settle = <Result>(request: IDBRequest) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

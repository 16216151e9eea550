/** What every store of this browser needs of IndexedDB. */

/** Opens a database when it is first wanted, and again after the browser has closed it. A failure is not remembered. */
export function databaseOf(name: string, lay: (fresh: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined;
  return () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => lay(request.result));
      request.addEventListener('success', () => {
        request.result.addEventListener('close', () => (opened = undefined));
        resolve(request.result);
      });
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('This browser does not let this page store anything.')),
      );
    });
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

/** When everything asked of a transaction is done. It needs no more of this page, which may be closing. */
export function done(transaction: IDBTransaction): Promise<void> {
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('This browser refused to store it.')),
    );
  });
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('This browser refused to store it.')));
  });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a worker is for; it is started with that name. */
export type WorkerRole = 'match' | 'computer' | 'odds' | 'check' | 'report' | 'preview';

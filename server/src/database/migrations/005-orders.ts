import { sql, type Migration } from 'kysely';

export const orders: Migration = {
  async up(database) {
    await sql`
      alter table inbox
        add column subject text not null default '',
        add column lines json not null default '[]',
        add column orders json not null default '[]',
        add column told integer not null default 0,
        add column due_at timestamptz`.execute(database);
    await sql`create index inbox_due on inbox (due_at) where due_at is not null`.execute(database);
  },
};

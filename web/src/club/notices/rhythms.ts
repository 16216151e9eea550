import type { MailRhythm } from '@club-route/wire';

export const RHYTHMS: readonly { readonly value: Exclude<MailRhythm, 'never'>; readonly label: string }[] = [
  { value: 'at once', label: 'For every turn' },
  { value: 'hourly', label: 'At most once an hour' },
  { value: 'daily', label: 'At most once a day' },
];

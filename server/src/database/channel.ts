/** Where copies tell each other what has changed. */
export const CHANNEL = 'club_route';

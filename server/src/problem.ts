/** Something that is not to be had as it was asked for; the sentence goes to the person, the status to the protocol. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly rule: string | undefined;

  constructor(status: number, sentence: string, rule?: string) {
    super(sentence);
    this.status = status;
    this.rule = rule;
  }
}

export const notThere = (what: string): ProblemError => new ProblemError(404, `There is no such ${what}.`);
export const notAllowed = (sentence: string): ProblemError => new ProblemError(403, sentence);
export const notNow = (sentence: string): ProblemError => new ProblemError(409, sentence);
export const wrong = (sentence: string): ProblemError => new ProblemError(400, sentence);

/** Wrong words on the command line: one clear line, exit code 2. */
export class UsageError extends Error {}

/** The words were right but what they asked for failed: one clear line, exit code 1. */
export class FailedError extends Error {}

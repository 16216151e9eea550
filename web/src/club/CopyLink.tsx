import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { addressOfLink } from './keepsakes.ts';
import css from './CopyLink.module.css';

interface CopyLinkProps {
  readonly label: string;
  readonly seat: string;
  readonly token: string;
}

/** A secret link to pass on. Where the clipboard is closed it can be copied by hand. */
export function CopyLink({ label, seat, token }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const address = addressOfLink(seat, token);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={css.link}>
      <input readOnly aria-label={label} value={address} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>Copy</Button>
      <span role="status">{copied ? 'Copied.' : ''}</span>
    </div>
  );
}

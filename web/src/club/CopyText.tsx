import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import css from './CopyText.module.css';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
}

/** A secret to pass on or to put elsewhere. Where the clipboard is closed it can be copied by hand. */
export function CopyText({ label, text }: CopyTextProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(undefined);
    }
  };
  return (
    <div className={css.copy}>
      <input readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>Copy</Button>
      <span role="status">{copied === text ? 'Copied.' : ''}</span>
    </div>
  );
}

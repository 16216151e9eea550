import type { ComponentProps, MouseEvent } from 'react';
import css from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** The one thing to do next. */
  readonly primary?: boolean;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** Why it does nothing now: it looks so and says so, but can still be reached to hear it. */
  readonly reason?: string;
  /** It does nothing now, and why is plain. It can still be reached: one that the browser disables loses the focus. */
  readonly disabled?: boolean;
}

export function Button({
  primary = false,
  shortcut,
  reason,
  disabled = false,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Nor does it send its form, for which Enter in a field presses it too.
    if (disabled) event.preventDefault();
    else onClick?.(event);
    // Pressed by mouse, a button gives the keys back to the table: Enter should roll, not press it again.
    if ((event.nativeEvent as PointerEvent).pointerType === 'mouse') event.currentTarget.blur();
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${css.button} ${primary ? css.primary : ''} ${className}`}
      aria-keyshortcuts={shortcut}
      aria-disabled={disabled || reason !== undefined ? true : undefined}
      title={reason}
      onClick={press}
    >
      {children}
      {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

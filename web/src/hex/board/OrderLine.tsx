import { useRef, useState } from 'react';
import css from './OrderLine.module.css';

/** The id of the input, so that a key can bring the focus there. */
export const ORDER_LINE = 'order-line';

interface OrderLineProps {
  /** Examples of what may be typed, shown to somebody about to type. */
  readonly placeholder: string;
  /** What a cell is called. */
  readonly cellName: string;
  /** Takes a line: a unit, a place, or an order. */
  readonly onText: (text: string) => void;
}

/** A line on the map to type into: a unit picks it up, a place goes there, an order is carried out. */
export function OrderLine({ placeholder, cellName, onText }: OrderLineProps) {
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={css.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onText(text);
        setText('');
      }}
    >
      <label className="visually-hidden" htmlFor={ORDER_LINE}>
        Unit, {cellName}, place or order
      </label>
      <input
        ref={input}
        id={ORDER_LINE}
        value={text}
        placeholder={focused ? placeholder : 'Order …'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="/"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setText('');
          input.current?.blur();
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}

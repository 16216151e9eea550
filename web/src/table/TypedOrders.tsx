import { COMMANDS } from '@club-route/engine';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { TableController } from './controller.ts';
import css from './TypedOrders.module.css';

interface TypedOrdersProps {
  readonly controller: TableController;
  readonly onText: (text: string) => void;
}

/** A line to type orders and commands into, with how to type them. */
export function TypedOrders({ controller, onText }: TypedOrdersProps) {
  const [text, setText] = useState('');
  const grammar = controller.mayAct ? controller.module.language.grammar(controller.ground, controller.seat) : '';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
        setText('');
      }}
    >
      <label htmlFor="typed-orders">Your order</label>
      <div className={css.row}>
        <input
          id="typed-orders"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="typed-help"
          onChange={(event) => setText(event.target.value)}
        />
        <Button primary type="submit">
          Send
        </Button>
      </div>
      <p id="typed-help" className={css.help}>
        {grammar} At any time: {COMMANDS.map(({ word }) => word).join(', ')}.
      </p>
    </form>
  );
}

import { defaultOptions } from '@club-route/engine';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { TableController } from '../controller.ts';
import { OptionFields } from '../new-game/OptionFields.tsx';
import type { Sitting } from './sitting.ts';
import css from './PlayersSheet.module.css';

interface StandingSheetProps {
  readonly controller: TableController;
  readonly sitting: Sitting;
  readonly onClose: () => void;
}

/** What one person settles in advance, so that the other's turn need not wait for them. Nobody else sees it. */
export function StandingSheet({ controller, sitting, onClose }: StandingSheetProps) {
  const { module, seat } = controller;
  const schema = module.standing!.schema(seat)!;
  const [values, setValues] = useState(() => ({ ...defaultOptions(schema), ...sitting.filed }));
  return (
    <form
      className={css.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        sitting.file(values);
      }}
    >
      <p>
        Decide now how {module.language.names(seat).people} answer questions, so that nobody has to wait. You can change
        this at any time. Only you see it.
      </p>
      <OptionFields schema={schema} values={values} onChange={setValues} more="One by one" />
      <Button primary type="submit">
        Save these answers
      </Button>
    </form>
  );
}

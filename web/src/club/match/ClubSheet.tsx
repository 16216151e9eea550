import { Sheet } from '../../ui/Sheet.tsx';
import type { TableController } from '../../table/controller.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Chat } from './Chat.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import { Notes } from './Notes.tsx';
import { StandingAnswers } from './StandingAnswers.tsx';

export type ClubSheetName = 'chat' | 'notes' | 'standing' | 'match';

interface ClubSheetProps {
  readonly name: ClubSheetName;
  readonly remote: RemoteMatch;
  readonly controller: TableController;
  readonly onClose: () => void;
}

/** What people at a table of the club can lay beside the map, one at a time. */
export function ClubSheet({ name, remote, controller, onClose }: ClubSheetProps) {
  switch (name) {
    case 'chat':
      return (
        <Sheet key="chat" title="Chat" onClose={onClose}>
          <Chat remote={remote} />
        </Sheet>
      );
    case 'notes':
      return (
        <Sheet key="notes" title="Notes" onClose={onClose}>
          <Notes remote={remote} />
        </Sheet>
      );
    case 'standing':
      return (
        <Sheet key="standing" title="Standing answers" onClose={onClose}>
          <StandingAnswers remote={remote} onClose={onClose} />
        </Sheet>
      );
    case 'match':
      return (
        <Sheet key="match" title="The match" onClose={onClose}>
          <MatchSheet remote={remote} controller={controller} />
        </Sheet>
      );
  }
}

import { Link, useLoaderData, useRouter } from '@tanstack/react-router';
import type { Lesson } from '@club-route/engine';
import type { MatchCard } from '../library/card.ts';
import { removeMatch } from '../library/store.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import css from './LearnPage.module.css';

/** The lessons of a game: what each teaches, how long it takes, how far one has come. */
export function LearnPage() {
  const shelf = useLoaderData({ from: '/learn/$game' });
  if (shelf === undefined) {
    return (
      <Page title="There is no such game">
        <p>
          <Link to="/">See all games</Link>.
        </p>
      </Page>
    );
  }
  const { entry, lessons } = shelf;
  return (
    <Page title={entry.title} over="Learn by playing">
      <p>
        {lessons.length === 0
          ? 'This game has no lessons yet. In your first game, notes beside the map guide you.'
          : 'Each lesson takes a few minutes at the real table, with the real rules. Leave any time and continue later.'}
      </p>
      <ol className={css.lessons}>
        {lessons.map(({ lesson, card }) => (
          <LessonRow key={lesson.id} game={entry.id} lesson={lesson} card={card} />
        ))}
      </ol>
      <p data-ways>
        <Link to="/new/$game" params={{ game: entry.id }}>
          Start a game
        </Link>{' '}
        ·{' '}
        <Link to="/rules/$game" params={{ game: entry.id }}>
          Read the rules
        </Link>
      </p>
    </Page>
  );
}

interface LessonRowProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly card: MatchCard | undefined;
}

function LessonRow({ game, lesson, card }: LessonRowProps) {
  const router = useRouter();
  const again = async (): Promise<void> => {
    if (card !== undefined) await removeMatch(card);
    await router.navigate({ to: '/learn/$game/$lesson', params: { game, lesson: lesson.id } });
  };
  return (
    <li>
      <h2>
        <Link to="/learn/$game/$lesson" params={{ game, lesson: lesson.id }}>
          {lesson.title}
        </Link>
      </h2>
      <p>{lesson.about}</p>
      <p className={css.facts}>
        About {lesson.minutes} minutes{card === undefined ? '' : ` · ${card.situation}`}
        {card === undefined ? null : (
          <Button aria-label={`Start again: ${lesson.title}`} onClick={() => void again()}>
            Start again
          </Button>
        )}
      </p>
    </li>
  );
}

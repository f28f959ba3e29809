import { useStyles } from '../style/use-styles.ts';
import css from './skip-link.css?inline';

interface SkipLinkProps {
  readonly text: string;
  /** Id of the content. */
  readonly target: string;
  /** Moves the focus to the content. */
  readonly onFollow: () => void;
}

/** The first link of a page, past what each page begins with; shows only while it has the focus. In a landmark, the header. */
export function SkipLink({ text, target, onFollow }: SkipLinkProps) {
  useStyles(css);
  return (
    <a
      className="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        // A browser looks for ids in the page alone.
        event.preventDefault();
        onFollow();
      }}
    >
      {text}
    </a>
  );
}

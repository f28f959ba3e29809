import { useStyles } from '../style/use-styles.ts';
import css from './skip-link.css?inline';

interface SkipLinkProps {
  readonly text: string;
  /** Id of the content. */
  readonly target: string;
  /** Moves the focus to the content. */
  readonly onFollow: () => void;
}

/** The first link of a page, which skips the bars. Visible only while focused. It is inside a landmark, the header. */
export function SkipLink({ text, target, onFollow }: SkipLinkProps) {
  useStyles(css);
  return (
    <a
      className="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        // The browser does not find ids inside a shadow root.
        event.preventDefault();
        onFollow();
      }}
    >
      {text}
    </a>
  );
}

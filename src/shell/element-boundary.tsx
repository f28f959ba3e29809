import type { MouseEvent, ReactNode } from 'react';
import { Component } from 'react';
import { isFocusFree } from '../platform/document-member.ts';
import { logError } from '../platform/warn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Heading, Text } from '../ui/content/text.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { useShellText } from './shell-text.ts';

interface ElementBoundaryProps {
  readonly runtime: Runtime;
  readonly element: Element;
  /** Whether the element is the whole page. Default: false. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/** Error boundary of one element: shows an error with a retry button, which mounts the element again. */
export class ElementBoundary extends Component<ElementBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** The content that gets the focus, because the pressed retry button is gone: its heading, or in a bar its first control. */
  private refocused?: ParentNode | undefined;
  private isBar = false;
  /** Siblings of the part that failed may fail after it, before the error state shows. */
  private isReported = false;

  private readonly retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // In the portal, a part that failed has others beside it.
    const bar = currentTarget.closest('.page-bar');
    this.isBar = bar !== null;
    this.refocused = bar ?? currentTarget.closest('main') ?? (currentTarget.getRootNode() as ShadowRoot);
    this.isReported = false;
    this.setState({ hasFailed: false });
  };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.isReported) return;
    this.isReported = true;
    const { runtime, element } = this.props;
    logError('element-failed', `<${element.localName}> failed`, error);
    runtime.errors.report(error, { element, area: element.localName.replace('kfp-', ''), recoverable: true });
  }

  override render(): ReactNode {
    const { isPage = false, children } = this.props;
    if (this.state.hasFailed) return <ErrorState isPage={isPage} onRetry={this.retry} />;
    return children;
  }

  override componentDidUpdate(): void {
    // The customer may have moved the focus elsewhere while the content was loading.
    if (!isFocusFree()) this.refocused = undefined;
    // `focusFirstHeading` also waits for a heading, but its code is not part of the first view.
    const heading = this.refocused?.querySelector<HTMLElement>('.heading:not(div)');
    const target = heading ?? (this.isBar ? this.refocused?.querySelector<HTMLElement>('a[href], button') : undefined);
    if (!target) return;
    this.refocused = undefined;
    if (heading) heading.tabIndex = -1;
    target.focus();
  }
}

interface ErrorStateProps {
  /** Whether the element is the whole page; its title is then a level 1 heading. */
  readonly isPage?: boolean;
  readonly onRetry: (press: MouseEvent<HTMLElement>) => void;
}

/** Replaces an element that could not be rendered, with the texts of the general error page. */
export function ErrorState({ isPage, onRetry }: ErrorStateProps) {
  const text = useShellText();
  return (
    <div role="alert">
      <Stack gap={16}>
        <Heading level={isPage ? 1 : 2} size="m">{text.errorTitle}</Heading>
        <Text>{text.errorLead}</Text>
        <div><Button trackAs="retry" onClick={onRetry}>{text.retry}</Button></div>
      </Stack>
    </div>
  );
}

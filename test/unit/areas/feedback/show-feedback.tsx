import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { WholeFeedback } from '../../../../src/areas/feedback/feedback-area.tsx';
import { useStore } from '../../../../src/hooks/app-context.ts';
import { createStore } from '../../../../src/platform/store.ts';
import { responseOf } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions, RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

export const feedbackPath = 'POST feedback/';

export interface ShownFeedback extends RenderedArea {
  /** The bodies that were posted, in order. */
  readonly posts: () => unknown[];
  /** The host sets other properties. */
  readonly show: (props: ComponentProps<typeof WholeFeedback>) => void;
}

/** The widget on a backend that takes answers. */
export async function showFeedback(
  props: ComponentProps<typeof WholeFeedback> = {}, options: RenderAreaOptions = {},
): Promise<ShownFeedback> {
  const given = createStore(props);
  function Hosted() {
    return <WholeFeedback {...useStore(given)} />;
  }
  const area = renderArea(<Hosted />, {
    ...options, responses: { [feedbackPath]: responseOf(204), ...options.responses },
  });
  await area.settle();
  const posts = () => area.backend.calls.filter(({ path }) => path === 'feedback/')
    .map(({ init }) => JSON.parse(init.body as string) as unknown);
  return { ...area, posts, show: (changed) => act(() => given.set(changed)) };
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const radioNames = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
export const button = (name: string) => screen.getByRole('button', { name });
export const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

export async function choose(area: RenderedArea, name: string): Promise<void> {
  fireEvent.click(screen.getByLabelText(name));
  await area.settle();
}

export async function press(area: RenderedArea, name: string): Promise<void> {
  fireEvent.click(button(name));
  await area.settle();
}

export async function write(area: RenderedArea, text: string, field: HTMLElement = box()): Promise<void> {
  fireEvent.input(field, { target: { value: text } });
  await area.settle();
}

/** The customer leaves the page, and the document may come back from the back/forward cache. */
export function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

/** What describes a field, in one line. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

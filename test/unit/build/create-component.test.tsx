import { StrictMode, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createComponent } from '../../../build/react18/create-component.ts';

const Header = createComponent(
  { tag: 'bank-header', attributes: { logoAlt: 'logo-alt', sections: 'sections', isLo: 'is-lo' }, properties: ['buttons', 'onAccept'] },
  { onKfpReady: 'kfp-ready', onKfpError: 'kfp-error' },
);

afterEach(cleanup);

function draw(props: Record<string, unknown>) {
  const ref = createRef<HTMLElement>();
  const view = (given: Record<string, unknown>) => <StrictMode><Header {...given} ref={ref} /></StrictMode>;
  const { rerender, unmount } = render(view(props));
  const element = ref.current;
  if (!element) throw new Error('no element');
  return { element, again: (given: Record<string, unknown>) => rerender(view(given)), leave: unmount };
}

describe('a component of a tag', () => {
  test('writes text, lists of words and yes or no as attributes', () => {
    const { element, again } = draw({ logoAlt: 'Fjord', sections: ['tasks', 'offers'], isLo: false, className: 'top' });
    expect(element.outerHTML).toBe('<bank-header logo-alt="Fjord" sections="tasks offers" is-lo="false" class="top"></bank-header>');
    again({ isLo: true });
    expect(element.outerHTML).toBe('<bank-header is-lo="true"></bank-header>');
  });

  test('sets objects and functions as properties, and gives the default back', () => {
    const buttons = [{ text: 'Kontakt' }];
    const onAccept = vi.fn();
    const { element, again } = draw({ buttons, onAccept });
    expect(element).toMatchObject({ buttons, onAccept });
    expect(element.getAttributeNames()).toEqual([]);
    again({ onAccept });
    expect(element).toMatchObject({ buttons: undefined, onAccept });
  });

  test('gives an event to the handler of the last drawing, once', () => {
    const first = vi.fn();
    const last = vi.fn();
    const { element, again } = draw({ onKfpReady: first });
    again({ onKfpReady: last });
    const event = new CustomEvent('kfp-ready');
    element.dispatchEvent(event);
    expect(first).not.toHaveBeenCalled();
    expect(last.mock.calls).toEqual([[event]]);
  });

  test('listens only while there is a handler', () => {
    const { element, again } = draw({});
    const added = vi.spyOn(element, 'addEventListener');
    const removed = vi.spyOn(element, 'removeEventListener');
    again({ onKfpError: vi.fn() });
    expect(added.mock.calls.map(([type]) => type)).toEqual(['kfp-error']);
    again({});
    const [[, listener] = []] = added.mock.calls;
    expect(removed).toHaveBeenLastCalledWith('kfp-error', listener);
  });

  test('hears what its element says when it is removed', () => {
    const onKfpReady = vi.fn((event: Event) => event.preventDefault());
    const { element, leave } = draw({ onKfpReady });
    leave();
    expect(element.isConnected).toBe(false);
    expect(element.dispatchEvent(new CustomEvent('kfp-ready', { cancelable: true }))).toBe(false);
    expect(onKfpReady).toHaveBeenCalledTimes(1);
  });

  test('hides, and shows again', () => {
    const { element, again } = draw({ hidden: true });
    expect(element.hidden).toBe(true);
    again({ hidden: false });
    expect(element.hidden).toBe(false);
    expect(element.getAttributeNames()).toEqual([]);
  });

  test('gives React no boolean that it would write in another way than HTML reads it', () => {
    const markup = (is: boolean) => renderToString(<Header hidden={is} autoFocus={is} inert={is} itemScope={is} aria-busy={is} data-top={is} />);
    expect(markup(true)).toBe('<bank-header hidden="hidden" autofocus="autofocus" inert="inert" itemscope="itemscope" aria-busy="true" data-top="true"></bank-header>');
    expect(markup(false)).toBe('<bank-header aria-busy="false" data-top="false"></bank-header>');
    expect(renderToString(<Header hidden="until-found" />)).toBe('<bank-header hidden="until-found"></bank-header>');
  });

  test('draws the tag with its attributes and children on a server', () => {
    expect(renderToString(<Header logoAlt="Fjord" buttons={[{ text: 'Kontakt' }]} onKfpReady={vi.fn()}>Laster</Header>))
      .toBe('<bank-header logo-alt="Fjord">Laster</bank-header>');
  });
});

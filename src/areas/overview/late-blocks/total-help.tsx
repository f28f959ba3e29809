import { HelpButton } from '../../../ui/controls/help-button.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** A tooltip with the yearly price of all insurances. */
export function TotalHelp({ text }: { readonly text: string }) {
  const lateBlocksText = useLateBlocksText();
  return <HelpButton label={lateBlocksText.help} trackAs="show-total-help">{text}</HelpButton>;
}

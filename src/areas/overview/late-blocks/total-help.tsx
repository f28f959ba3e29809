import { HelpButton } from '../../../ui/controls/help-button.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** What all insurances cost in a year, in a tooltip. */
export function TotalHelp({ text }: { readonly text: string }) {
  const lateBlocksText = useLateBlocksText();
  return <HelpButton label={lateBlocksText.help} trackAs="show-total-help">{text}</HelpButton>;
}

import type { TextTree } from '../../platform/texts.ts';

export const tasks = {
  title: 'Tasks',
  moreTitle: 'More tasks',
  declarations: { one: 'Complete a health declaration', other: 'Complete {count} health declarations' },
  offers: { one: 'Accept your offer', other: 'Accept {count} offers' },
  messages: 'You have unread messages',
  mileage: 'Update mileage',
  mileageOf: 'Update mileage for {vehicle}',
  contact: 'Contact {whom}.',
} satisfies TextTree;

/** The parts that a host may style with `::part()`, with what they are. */
export const cssParts: Readonly<Record<string, string>> = {
  card: 'A card.',
  skeleton: 'What stands in for a card or a line while data loads.',
  photo: 'A decorative picture.',
  tag: 'A short state, such as «Fornyelse»; data-variant is info, warning, error or success.',
  badge: 'The number of offers.',
  banner: 'A message; data-variant is info, warning, error or success.',
  toast: 'A message above the page; data-variant as of banner, data-state is entering or exiting.',
};

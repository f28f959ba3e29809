/** Whether a path is another one or lies below it, by whole segments: `/tilbudene` is not within `/tilbud`. */
export function isWithin(path: string, parent: string): boolean {
  return `${path}/`.startsWith(`${parent}/`);
}

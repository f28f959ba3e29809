/** Whether the error service is not to hear of an error, by its name and message (ER-03 to ER-05). */
export function isIgnoredError(name: string, message: string): boolean {
  return message.includes('ToggleSlider component has been deprecated') || [name, message].some((text) => text.startsWith('FBNav'));
}

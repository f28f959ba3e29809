export function isText(file: string): boolean;
export function compressFolder(folder: string): Promise<void>;

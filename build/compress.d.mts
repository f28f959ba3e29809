export function isText(file: string): boolean;
export function brotliOf(content: Uint8Array): Promise<Buffer>;
export function compressFolder(folder: string): Promise<void>;

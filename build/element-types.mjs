export async function writeElementTypes() {}

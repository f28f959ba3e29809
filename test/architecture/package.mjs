import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Checks what a bank installs: that each file that package.json names is there, and is what it says.
 *
 * @returns {Promise<{ findings: string[], summary: string }>}
 */
export async function checkPackage() {
  const { messages, pkg } = await publint({ pkgDir: '.', level: 'suggestion', strict: true });
  return {
    findings: messages.map((message) => `package: ${formatMessage(message, pkg, { color: false })}`),
    summary: `${Object.keys(pkg.exports).length} exports of the package`,
  };
}

/**
 * The script that sets `window.kfpConfig` for a host page or the portal.
 * @param {{ distributor: string | undefined }} choice
 */
export function hostConfigScript({ distributor = 'none' }) {
  const config = {
    info: {
      loggUtUrl: '/demo/logged-out/',
      nettbankUrl: '/demo/online-bank/',
      timeoutUrl: '/demo/timed-out/',
    },
    distributorInfo: { shortname: distributor },
    insurerName: 'Fjord Forsikring',
    eikaDetaljerUrl: '/demo/partner/',
  };
  return `window.kfpConfig = ${JSON.stringify(config, null, 2)};\n`;
}

/** Texts of the session warning. */
export const sessionWarningText = {
  title: (seconds: number) => `Du blir logget ut om ${String(seconds)} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
  body: 'Av sikkerhetshensyn blir du snart logget ut på grunn av inaktivitet. Vil du fortsette?',
  extend: 'Fortsett økten',
  logOut: 'Logg ut',
  error: 'Vi klarte ikke å forlenge økten. Prøv igjen.',
} as const;

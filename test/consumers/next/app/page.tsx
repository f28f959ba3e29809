import { connection } from 'next/server';
import { Insurance } from './insurance';

export default async function Page() {
  // A page that is drawn for a request has that request's nonce.
  await connection();
  return <Insurance />;
}

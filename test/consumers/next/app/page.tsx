import { Insurance } from './insurance';

export default function Page() {
  return <Insurance />;
}

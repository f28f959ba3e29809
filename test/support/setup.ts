import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What the build writes into the bundle.
Object.assign(globalThis, { __KFP_VERSION__: '1.2.3-test' });

afterEach(cleanup);

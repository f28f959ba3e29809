import { describe, expect, test } from 'vitest';
import { environmentOf } from '../../../src/domain/environment.ts';

describe('environment', () => {
  test.each([
    ['localhost', 'Dev'],
    ['LOCALHOST', 'Dev'],
    ['127.0.0.1', 'Dev'],
    ['[::1]', 'Dev'],
    ['portal.dev.bank.no', 'Dev'],
    ['dev.bank.no', 'Dev'],
    ['test.bank.no', 'Test'],
    ['portal.test.bank.no', 'Test'],
    ['portal-test.bank.no', 'Test'],
    ['www.bank-test.no', 'Test'],
    ['qa.bank.no', 'QA'],
    ['portal-qa.bank.no', 'QA'],
    ['stage.bank.no', 'QA'],
    ['portal-stage.bank.no.', 'QA'],
    ['www.bank.no', 'Production'],
    ['www.testament.no', 'Production'],
    ['latest.bank.no', 'Production'],
    ['device.bank.no', 'Production'],
    ['backstage.no', 'Production'],
    ['localhost.evil.example', 'Production'],
    ['127.0.0.1.evil.example', 'Production'],
    ['', 'Production'],
  ])('says of %j: %s CF-08 CF-09', (hostname, expected) => {
    expect(environmentOf(hostname)).toBe(expected);
  });
});

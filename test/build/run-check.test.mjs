import assert from 'node:assert/strict';
import test from 'node:test';
import { reportOf, runCheck } from '../architecture/run-check.mjs';

test('an error of a check is a finding for each line of its message, with the name of the check', async () => {
  const checked = { findings: ['a'], summary: 'b' };
  assert.equal(await runCheck('layers', () => checked), checked);
  const fail = async () => {
    throw new Error('nn.json lacks a.b\nen.json lacks a.c');
  };
  assert.deepEqual(await runCheck('public surface', fail), {
    findings: ['public surface: nn.json lacks a.b', 'public surface: en.json lacks a.c'], summary: [],
  });
});

test('a mistake in a check is told with its place', async () => {
  const { findings } = await runCheck('layers', () => undefined.length);
  assert.equal(findings.length, 1);
  assert.match(findings[0], /^layers: TypeError: .*\n +at .*run-check\.test\.mjs/);
});

test('mistakes come before what only has to be stored, and either fails', () => {
  const surface = { findings: [], allowed: ['gained kfp-greeting'], summary: '3 facts' };
  const rules = { findings: ['a rule'], summary: [] };
  assert.deepEqual(reportOf([surface, rules]), { lines: ['3 facts', 'FAIL a rule', 'FAIL gained kfp-greeting'], hasFailed: true });
  assert.equal(reportOf([surface]).hasFailed, true);
  assert.equal(reportOf([{ ...rules, findings: [] }]).hasFailed, false);
});

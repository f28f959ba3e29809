import type ts from 'typescript';
import type { HostEvent } from './custom-elements-manifest.ts';

export function readHostTypes(): Promise<{ hostTypes: string; configTypes: string; hostEvents: Record<string, HostEvent> }>;
export function readEvents(events: ts.InterfaceDeclaration, source: ts.SourceFile): Record<string, HostEvent>;

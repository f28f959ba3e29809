import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import '@kfp/elements';
import type { KfpConfig, KfpElementProperties, KfpEventMap } from '@kfp/elements';

@Component({
  selector: 'app-insurance',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <kfp-runtime distributor="sb1" login-context="NETTBANK" [config]="config"></kfp-runtime>
    <kfp-header [buttons]="buttons"></kfp-header>
    <kfp-overview sections="agreements" (kfp-ready)="onReady($event)"></kfp-overview>
    <kfp-offers (kfp-ready)="onReady($event)"></kfp-offers>
    <output>{{ shown().join(' ') }}</output>
  `,
})
export class Insurance {
  readonly config: KfpConfig = { insurerName: 'Fjord Forsikring' };
  readonly buttons: KfpElementProperties['kfp-header']['buttons'] = [{ text: 'Min side', href: '/min-side' }];
  readonly shown = signal<readonly string[]>([]);

  onReady({ detail }: KfpEventMap['kfp-ready']): void {
    this.shown.update((tags) => [...tags, detail.tag]);
  }
}

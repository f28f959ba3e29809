import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Insurance } from './insurance';

bootstrapApplication(Insurance, { providers: [provideZonelessChangeDetection()] }).catch((error: unknown) => console.error(error));

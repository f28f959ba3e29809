import { cssDefaults } from './css-properties.ts';
import { customElementsManifest } from './custom-elements-manifest.ts';
import { elementDeclarations } from './element-declarations.ts';
import { reactTypeDeclarations, typeDeclarations } from './type-declarations.ts';

export interface PublishedOptions {
  /** Text of the types that hosts meet: details of events, configuration, bridge. */
  readonly hostTypes: string;
  /** TypeScript type of the `detail` of each event. */
  readonly eventDetails: Readonly<Record<string, string>>;
  /** Source of src/ui/theme.css. */
  readonly themeCss: string;
}

/** The files that describe the elements, by their path in `dist/`. */
export function publishedElements({ hostTypes, eventDetails, themeCss }: PublishedOptions): Readonly<Record<string, string>> {
  const elements = elementDeclarations;
  const manifest = customElementsManifest({ elements, eventDetails, cssDefaults: cssDefaults(themeCss) });
  return {
    'custom-elements.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'types/index.d.ts': typeDeclarations(elements, hostTypes),
    'types/react.d.ts': reactTypeDeclarations(elements),
  };
}

import { prepareJsdom } from '@kfp/elements/testing';

prepareJsdom();

import '@kfp/elements/standalone/kfp-offers';
